/** The frame's route: pages inside it read the site's details from its data. */
export const ROOT_ID = 'root';
