import { admin } from '@prostora/strings';
import { SpacesPage } from '../features/spaces/spaces.page.tsx';

/** The list of spaces under both of its addresses. */
export default function SpacesRoute({ all = false }: { all?: boolean }) {
  return <SpacesPage title={all ? admin.spaces.allTitle : admin.spaces.title} />;
}
