/** „loftkotelna.cz“: a web address as people say it. */
export const hostOf = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^www\./u, '');
  } catch {
    return address;
  }
};
