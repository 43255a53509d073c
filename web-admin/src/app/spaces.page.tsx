import { admin } from '@prostora/strings';
import { SpacesPage } from '../features/spaces/spaces.page.tsx';

/** Review centre, or the list of all spaces under its own path. */
export default function SpacesRoute({ all = false }: { all?: boolean }) {
  return <SpacesPage title={all ? admin.spaces.allTitle : admin.spaces.title} isCentre={!all} />;
}
