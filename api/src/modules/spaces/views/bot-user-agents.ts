/** Matches `user-agent` of crawlers, link previewers, monitors and HTTP libraries. */
const BOT = new RegExp(
  [
    '(?<!cu)bot\\b|(?<!cu)bot[/;-]|crawl|spider|slurp|scrap|archiver|headless|lighthouse|pagespeed|preview|monitor|uptime|pingdom|validator',
    'google-|googleother|mediapartners|facebookexternalhit|meta-external|whatsapp|embedly|bingpreview|yandex(?!browser)',
    'curl|wget|libwww|httpie|python|java/|go-http|okhttp|axios|node-fetch|undici|^node$|guzzle|postman|insomnia|scrapy|phantomjs',
  ].join('|'),
  'iu',
);

/**
 * @param userAgent value of the header `user-agent`
 * @returns true for bots, and when the header is missing or empty
 */
export const isBot = (userAgent: string | undefined): boolean => !userAgent?.trim() || BOT.test(userAgent);
