export { isPointed, tintOf, type Look, type PieceStyle, type Side, type Tint } from './look';
export { picture, stylesFor } from './picture';
