/** The part of react-router that only the document server uses; kept apart so that no browser downloads it. */
export { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
export type { StaticHandlerContext } from 'react-router';
