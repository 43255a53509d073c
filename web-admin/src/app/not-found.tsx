import { Link } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { StatePanel } from '../kit/index.ts';
import { START } from './routes.tsx';

/** An address inside the console that no page has. */
export const NotFound = () => (
  <StatePanel
    level={1}
    title={admin.access.notFoundTitle}
    text={admin.access.notFoundText}
    action={<Link to={START}>{admin.access.toDashboard}</Link>}
  />
);
