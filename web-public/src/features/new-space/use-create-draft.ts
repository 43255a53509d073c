import { addBuilding, addSpace } from '@prostora/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@prostora/nav';
import { useApi } from '../../lib/api-context.tsx';
import { invalidateCatalog } from '../../lib/owner-queries.ts';
import { buildWizardUrl } from '../../lib/wizard-url.ts';
import type { Start } from './wizard-location.ts';

export type NamedSpace = { name: string; whole: boolean };

/**
 * Creates the draft on the server, with a new building first. `onBuilding` reports a created building, so
 * that a retry after a failure does not create it again.
 */
export function useCreateDraft(
  start: Start,
  onBuilding: (start: Start) => void,
  onCreating: (creating: boolean) => void,
) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const ensureBuilding = async (): Promise<number> => {
    if (start.buildingId !== null) return start.buildingId;
    const { building } = await addBuilding({ client: api, body: { name: start.buildingName } });
    onBuilding({ buildingId: building.id, buildingName: building.name });
    return building.id;
  };
  return async ({ name, whole }: NamedSpace): Promise<void> => {
    onCreating(true);
    try {
      const { space } = await addSpace({
        client: api,
        body: {
          name: whole ? start.buildingName : name.trim(),
          id_building: await ensureBuilding(),
          no_name: whole,
        },
      });
      await invalidateCatalog(client);
      await navigate(buildWizardUrl('adresa', space.id), { replace: true });
    } catch (error) {
      onCreating(false);
      // The reloaded list shows a full plan or a deleted building.
      await invalidateCatalog(client);
      throw error;
    }
  };
}
