/** Where the drawings of tags are (written by `npm run gen`); `#` and a name of TAG_ICONS choose one. */
export const TAG_ICONS_FILE = '/tag-icons.svg?v=330d43bb';
