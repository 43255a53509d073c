import { ApiError, type OwnerBuilding } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { portal } from '@prostora/strings/cs/portal.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Clash } from '../../components/conflict/conflict-dialog.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { showServerErrors } from '../../lib/form-errors.ts';
import { forgetSpace, readCatalogAgain } from '../../lib/owner-queries.ts';
import {
  buildingInput,
  buildingValues,
  compareBuildings,
  membersOf,
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
  const known = useRef(building);
  const [failure, setFailure] = useState<string | null>(null);
  const [clashes, setClashes] = useState<readonly Clash<BuildingField>[]>([]);

  const takeOver = (fields: readonly BuildingField[], theirs: BuildingValues): void =>
    fields
      .flatMap(membersOf)
      .forEach((member) => form.setValue(member, theirs[member], { shouldDirty: true }));

  const meet = (current: OwnerBuilding): void => {
    const theirs = buildingValues(current);
    const { taken, clashes: met } = compareBuildings(buildingValues(known.current), form.getValues(), theirs);
    known.current = current;
    takeOver(taken, theirs);
    setClashes(met);
    if (met.length === 0) save.mutate(form.getValues());
  };

  const save = useMutation({
    mutationFn: (values: BuildingValues) =>
      api.owner.saveBuilding(building.id, buildingInput(values, known.current.version)),
    onMutate: () => setFailure(null),
    onSuccess: async (answer) => {
      // The spaces of the building contain its name and address.
      forgetSpace(client);
      await readCatalogAgain(client);
      showToast(portal.mySpaces.building.saved(answer.building.name));
      onSaved();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409 && error.body['current'])
        meet(error.body['current'] as OwnerBuilding);
      else setFailure(showServerErrors(error, form, { renamed: { location: 'lat' } }));
    },
  });

  return {
    failure,
    clashes,
    isSaving: save.isPending,
    save: (values: BuildingValues): void => {
      if (!save.isPending) save.mutate(values);
    },
    /** Saves with the named fields of the other person's version. */
    resolve: (theirs: readonly BuildingField[]): void => {
      takeOver(theirs, buildingValues(known.current));
      setClashes([]);
      save.mutate(form.getValues());
    },
    /** Returns to the form, now based on the newer version. */
    decideLater: (): void => setClashes([]),
  };
}
