/** Names crawlers, previewers, monitors and HTTP libraries give themselves in `user-agent`. */
const ROBOT = new RegExp(
  [
    '(?<!cu)bot\\b|(?<!cu)bot[/;-]|crawl|spider|slurp|scrap|archiver|headless|lighthouse|pagespeed|preview|monitor|uptime|pingdom|validator',
    'google-|googleother|mediapartners|facebookexternalhit|meta-external|whatsapp|embedly|bingpreview|yandex(?!browser)',
    'curl|wget|libwww|httpie|python|java/|go-http|okhttp|axios|node-fetch|undici|^node$|guzzle|postman|insomnia|scrapy|phantomjs',
  ].join('|'),
  'iu',
);

/**
 * @param userAgent value of the header `user-agent`
 * @returns whether no person reads the answer; a missing or empty header counts as a robot
 */
export const isRobot = (userAgent: string | undefined): boolean =>
  !userAgent?.trim() || ROBOT.test(userAgent);
