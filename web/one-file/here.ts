/** The site's choice between the program in the page and the server: on this page there is none. */
export const here = { possible: false };
