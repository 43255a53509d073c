/** Initials of a person, or of an e-mail address: „JD“. */
export const toInitials = (name: string): string =>
  name
    .split(/[\s@.]+/u)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
