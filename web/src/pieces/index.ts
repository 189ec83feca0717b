export { isPointed, tintOf, type Look, type PieceStyle, type Side, type Tint } from './look';
export { palette, picture, stylesFor } from './picture';
