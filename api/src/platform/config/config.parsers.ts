import ipaddr from 'ipaddr.js';

/** An environment variable: its description and its parser, which throws an Error with the reason. */
export type Variable<T> = {
  description: string;
  example?: string;
  fallback?: string;
  parse: (text: string) => T;
  optional?: boolean;
};

export const text = (value: string): string => value;
export const integer =
  (min: number, max: number) =>
  (value: string): number => {
    const number = Number(value);
    if (!Number.isInteger(number) || number < min || number > max)
      throw new Error(`must be a whole number from ${min} to ${max}`);
    return number;
  };
export const url =
  (...protocols: string[]) =>
  (value: string): string => {
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new Error(`must be an address starting with ${protocols.join(' or ')}//`);
    return value.replace(/\/$/u, '');
  };
export const dsn = (value: string): string => {
  if (!/^https?:\/\/\w+@[^/\s]+(?:\/[^/\s]+)*\/\d+$/u.test(value))
    throw new Error('must be an address like https://key@host/1');
  return value;
};
export const flag = (value: string): boolean => {
  if (!['on', 'off'].includes(value)) throw new Error('must be on or off');
  return value === 'on';
};
export const domain = (value: string): string => {
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/iu.test(value)) throw new Error('must be a domain');
  return value.toLowerCase();
};
export const oneOf =
  <const T extends string>(...values: T[]) =>
  (value: string): T => {
    if (!values.includes(value as T)) throw new Error(`must be one of ${values.join(', ')}`);
    return value as T;
  };
export const secret = (value: string): string => {
  if (Buffer.byteLength(value) < 32) throw new Error('must have at least 32 bytes');
  return value;
};
/** Addresses or ranges of trusted proxies; never all addresses, whose header could be forged. */
export const proxies = (value: string): string[] =>
  value.split(',').map((part) => {
    const address = part.trim();
    const isKnown = address.includes('/')
      ? ipaddr.isValidCIDR(address) && ipaddr.parseCIDR(address)[1] > 0
      : ipaddr.isValid(address);
    if (!isKnown) throw new Error('must be addresses or ranges of addresses, not everybody');
    return address;
  });
export const required = <T>(variable: Variable<T>): Variable<T> & { optional?: false } =>
  variable as Variable<T> & { optional?: false };
export const optional = <T>(variable: Variable<T>): Variable<T> & { optional: true } => ({
  ...variable,
  optional: true,
});

/** Whether only this machine reaches the address. */
export const isLoopbackUrl = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/u.test(new URL(url).hostname);
