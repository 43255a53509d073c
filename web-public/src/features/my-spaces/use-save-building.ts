import { ApiError, saveBuilding, type OwnerBuilding } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { portal } from '@prostora/strings/cs/portal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldConflict } from '../../components/conflict/conflict-dialog.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { removeCachedSpace, invalidateCatalog } from '../../lib/owner-queries.ts';
import {
  toBuildingInput,
  toBuildingValues,
  compareBuildings,
  listMembers,
  type BuildingField,
  type BuildingValues,
} from './building-values.ts';

/** Saves a building. A concurrent save is merged; conflicting fields are chosen one by one. */
export function useSaveBuilding(
  building: OwnerBuilding,
  form: UseFormReturn<BuildingValues>,
  onSaved: () => void,
) {
  const api = useApi();
  const client = useQueryClient();
  /** Base version of the form: the initial or last merged one. */
  const base = useRef(building);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly FieldConflict<BuildingField>[]>([]);

  const applyFields = (fields: readonly BuildingField[], theirs: BuildingValues): void =>
    fields
      .flatMap(listMembers)
      .forEach((member) => form.setValue(member, theirs[member], { shouldDirty: true }));

  const mergeConcurrent = (current: OwnerBuilding): void => {
    const theirs = toBuildingValues(current);
    const { taken, clashes: found } = compareBuildings(
      toBuildingValues(base.current),
      form.getValues(),
      theirs,
    );
    base.current = current;
    applyFields(taken, theirs);
    setConflicts(found);
    if (found.length === 0) save.mutate(form.getValues());
  };

  const save = useMutation({
    mutationFn: (values: BuildingValues) =>
      saveBuilding({
        client: api,
        path: { id: building.id },
        body: toBuildingInput(values, base.current.version),
      }),
    onMutate: () => setFailure(null),
    onSuccess: async (answer) => {
      // The spaces of the building contain its name and address.
      removeCachedSpace(client);
      await invalidateCatalog(client);
      showToast(portal.mySpaces.building.saved(answer.building.name));
      onSaved();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409 && error.body['current'])
        mergeConcurrent(error.body['current'] as OwnerBuilding);
      else setFailure(showServerErrors(error, form, { fieldNames: { location: 'lat' } }));
    },
  });

  return {
    failure,
    clashes: conflicts,
    isSaving: save.isPending,
    save: (values: BuildingValues): void => {
      if (!save.isPending) save.mutate(values);
    },
    /** Saves with the named fields of the other person's version. */
    resolve: (theirs: readonly BuildingField[]): void => {
      applyFields(theirs, toBuildingValues(base.current));
      setConflicts([]);
      save.mutate(form.getValues());
    },
    /** Returns to the form, now based on the newer version. */
    decideLater: (): void => setConflicts([]),
  };
}
