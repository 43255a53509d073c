import { describe, expect, it } from '@jest/globals';
import { parseFeedUrl, isPublicAddress } from './feed-url.ts';

const getHost = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/gu, '');

describe('isPublicAddress', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '77.75.79.222',
    '142.251.36.78',
    '2a00:1450:4014:80f::200e',
    '2606:4700:4700::1111',
    '172.15.0.1',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.1',
  ])('accepts the public address %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.254',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '169.254.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.0.1',
    '192.168.255.255',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2001:10::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '4000::1',
    'localhost',
    '',
    'example.com',
  ])('rejects the non-public address %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://127.1/',
    'http://0/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.43518/',
    'http://①②⑦.0.0.1/',
  ])('rejects the encoded non-public address %s', (url) => {
    expect(isPublicAddress(getHost(url))).toBe(false);
  });
});

describe('parseFeedUrl', () => {
  it.each([
    [' webcal://example.com/a.ics#x ', 'https://example.com/a.ics'],
    ['webcals://example.com/', 'https://example.com/'],
    ['HTTP://example.com:80/?a=1', 'http://example.com/?a=1'],
    ['https://example.com:443/', 'https://example.com/'],
    ['http://example.com:443/', 'http://example.com:443/'],
  ])('normalizes the URL %s to %s', (text, url) => {
    expect(parseFeedUrl(text).href).toBe(url);
  });

  it.each([
    'ftp://example.com/a.ics',
    'file:///etc/passwd',
    'gopher://example.com/',
    'javascript:alert(1)',
    'data:text/calendar,BEGIN:VCALENDAR',
    'https://user:pass@example.com/',
    'https://user@example.com/',
    'http://example.com:8080/',
    'http://example.com:22/',
    'https://example.com:6379/',
    'http:///a',
    'http://',
    '//example.com/',
    'example.com/a.ics',
    '',
    `https://example.com/${'a'.repeat(2000)}`,
    `https://example.com/${'ž'.repeat(500)}`,
    'http://[::1',
    'http://exa mple.com/',
  ])('rejects the URL %s with FEED_ADDRESS', (text) => {
    expect(() => parseFeedUrl(text)).toThrow('FEED_ADDRESS');
  });
});
