import { addBuilding, addSpace, saveSpace } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@prostora/nav';
import { toAddressInput } from '../../components/address/address-values.ts';
import { useApi } from '../../lib/api-context.tsx';
import { invalidateCatalog } from '../../lib/owner-queries.ts';
import { buildWizardUrl, type WizardStep } from '../../lib/wizard-url.ts';
import type { Start } from './wizard-location.ts';

export type NamedSpace = { buildingName: string; name: string; whole: boolean };

/**
 * Creates the draft on the server, with a new building and its address first. `onBuilding` reports a created
 * building, so that a retry after a failure does not create it again.
 */
export function useCreateDraft(
  start: Start,
  onBuilding: (start: Start) => void,
  onCreating: (creating: boolean) => void,
) {
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const ensureBuilding = async (buildingName: string): Promise<{ id: number; name: string }> => {
    if (start.buildingId !== null) return { id: start.buildingId, name: start.buildingName };
    const { building } = await addBuilding({ client: api, body: { name: buildingName } });
    onBuilding({ ...start, buildingId: building.id, buildingName: building.name });
    return building;
  };
  /** Returns the next step: a refused address is entered again. */
  const saveAddress = async ({ id, version }: { id: number; version: number }): Promise<WizardStep> => {
    if (!start.address) return 'fotky';
    try {
      const space = { id, version, ...toAddressInput(start.address) };
      await saveSpace({ client: api, body: { space, publish: false } });
      return 'fotky';
    } catch (error) {
      showToast(toErrorMessage(error), 'error');
      return 'kde';
    }
  };
  return async ({ buildingName, name, whole }: NamedSpace): Promise<void> => {
    onCreating(true);
    try {
      const building = await ensureBuilding(buildingName);
      const { space } = await addSpace({
        client: api,
        body: { name: whole ? building.name : name.trim(), id_building: building.id, no_name: whole },
      });
      const next = await saveAddress(space);
      await invalidateCatalog(client);
      await navigate(buildWizardUrl(next, space.id), { replace: true });
    } catch (error) {
      onCreating(false);
      // The reloaded list shows a full plan or a deleted building.
      await invalidateCatalog(client);
      throw error;
    }
  };
}
