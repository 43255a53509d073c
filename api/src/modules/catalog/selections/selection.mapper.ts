import { EVENT_PARAMS, formatQuery } from '@prostora/contracts';
import type { VoteAnswer } from '@prostora/contracts/selections.ts';
import { toComparedSpaceDto, toGoneSpaceDto } from '../favourites/index.ts';
import type { CatalogEventQuery } from '../query/catalog-query.ts';
import type { SelectionCountsDto, SelectionDto, SelectionVoteDto } from './selection.dto.ts';
import type { SelectionVote } from './selection-vote.entity.ts';
import type { SelectionDetails } from './selections.service.ts';

/** A selection; names are those of the sender's answer only. */
export const toSelectionDto = ({
  selection,
  spaces,
  gone,
  votes,
  role,
  voterToken,
}: SelectionDetails): SelectionDto => ({
  id: selection.id,
  is_sender: role === 'sender',
  event: toEventSearch(selection.event),
  spaces: spaces.map(toComparedSpaceDto),
  gone: gone.map(({ id, lastPublished }) => toGoneSpaceDto(id, lastPublished)),
  counts: selection.spaceIds.map((id) => countVotes(id, votes)),
  voters: votes.length,
  votes: role === 'sender' ? votes.map(toVoteDto) : null,
  voter_token: role === 'sender' ? voterToken : null,
  chosen_space_id: selection.chosenSpaceId,
  expires_at: selection.expiresAt.toISOString(),
});

const toEventSearch = (event: CatalogEventQuery): string =>
  formatQuery(
    Object.fromEntries(
      EVENT_PARAMS.flatMap((name) => {
        const value = event[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  );

function countVotes(spaceId: number, votes: readonly SelectionVote[]): SelectionCountsDto {
  const count = (answer: VoteAnswer): number =>
    votes.filter(({ answers }) => answers[spaceId] === answer).length;
  return { space_id: spaceId, yes: count('yes'), maybe: count('maybe'), no: count('no') };
}

const toVoteDto = ({ name, answers }: SelectionVote): SelectionVoteDto => ({
  name,
  answers: Object.entries(answers).map(([id, answer]) => ({ space_id: Number(id), answer })),
});
