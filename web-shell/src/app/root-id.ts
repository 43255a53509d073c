/** Id of the layout route, whose data are the site information. */
export const ROOT_ID = 'root';
