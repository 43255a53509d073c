import type { Assignee, TeamAssignee } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { assignee as texts } from '@prostora/strings/cs/assignee.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from './api-context.tsx';
import { assigneesQuery } from './owner-queries.ts';

/** Members that work can be assigned to; none in a team of one, or until they are loaded. */
export function useAssignees(): readonly TeamAssignee[] {
  const { data } = useQuery(assigneesQuery(useApi()));
  return data && data.items.length > 1 ? data.items : [];
}

/**
 * Saves an assignment and reports it.
 * @param save resolves to the new assignee
 */
export const useAssignment = (save: (userId: number | null) => Promise<Assignee | null>) =>
  useMutation({
    mutationFn: save,
    onSuccess: (saved) => showToast(saved ? texts.assigned(saved.name) : texts.unassigned),
    onError: (error) => showToast(toErrorMessage(error), 'error'),
  });
