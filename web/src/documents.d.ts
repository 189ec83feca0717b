/** A Markdown file of the project, as HTML (see `documents.ts` beside the build's configuration). */
declare module '*.md' {
  const html: string;
  export default html;
}
