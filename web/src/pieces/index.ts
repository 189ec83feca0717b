export { isPointed, type Look, type PieceStyle, type Side } from './look';
export { picture, stylesFor } from './picture';
