export type { Look, PieceStyle, Side } from './look';
export { picture, stylesFor } from './picture';
