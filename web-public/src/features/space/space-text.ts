/** Host of a URL without `www.`: „loftkotelna.cz“. */
export const formatHost = (address: string): string => {
  try {
    return new URL(address).hostname.replace(/^www\./u, '');
  } catch {
    return address;
  }
};
