import { Body, Param } from '@nestjs/common';
import { DONE, DoneAnswer, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import {
  SelectionChoiceInput,
  SelectionDetailsDto,
  SelectionInput,
  SelectionLinkCall,
  SelectionLinkDto,
  SelectionVoteInput,
  SelectionVoterCall,
} from './selection.dto.ts';
import { toSelectionDto } from './selection.mapper.ts';
import { SelectionsService } from './selections.service.ts';

const LINK = { name: 'selection-link', points: 120, seconds: 60 };
const VOTE = { name: 'selection-vote', points: 30, seconds: 60 };

@Routes('selections', { tag: 'selections' })
export class SelectionController {
  constructor(private readonly selections: SelectionsService) {}

  @Route('POST', '/', {
    access: 'public',
    throttle: { name: 'selection', points: 30, seconds: 3600 },
    idempotent: 'route',
    summary: 'Create a selection of spaces for a vote',
    description: 'Deleted after 60 days. No mail is sent.',
    status: 201,
    answer: SelectionLinkDto,
    errors: [404, 422, 503],
  })
  create(@Body() { space_ids: spaceIds, ...event }: SelectionInput): Promise<SelectionLinkDto> {
    return this.selections.create(spaceIds, event);
  }

  @Route('POST', ':id/link', {
    access: 'public',
    throttle: LINK,
    summary: 'Retrieve a selection by the token of its sender or of its voters',
    description: 'Totals and availability are the present ones of the catalogue.',
    headers: { 'cache-control': 'no-store' },
    answer: SelectionDetailsDto,
    errors: [404, 422, 503],
  })
  async read(
    @Param('id', IdPipe) id: number,
    @Body() { token }: SelectionLinkCall,
  ): Promise<SelectionDetailsDto> {
    return { selection: toSelectionDto(await this.selections.find(id, token)) };
  }

  @Route('PUT', ':id/vote', {
    access: 'public',
    throttle: VOTE,
    summary: 'Vote about the spaces of a selection',
    description:
      'Replaces the former vote of the same key. Beyond the maximum of votes the response is 409 SELECTION_FULL.',
    answer: SelectionDetailsDto,
    errors: [404, 409, 422, 503],
  })
  async vote(
    @Param('id', IdPipe) id: number,
    @Body() { token, voter_key: voterKey, name, answers }: SelectionVoteInput,
  ): Promise<SelectionDetailsDto> {
    const vote = {
      voterKey,
      name,
      answers: answers.map(({ space_id: spaceId, answer }) => ({ spaceId, answer })),
    };
    return { selection: toSelectionDto(await this.selections.vote(id, token, vote)) };
  }

  @Route('DELETE', ':id/vote', {
    access: 'public',
    throttle: VOTE,
    summary: 'Withdraw a vote',
    answer: SelectionDetailsDto,
    errors: [404, 422, 503],
  })
  async withdrawVote(
    @Param('id', IdPipe) id: number,
    @Body() { token, voter_key: voterKey }: SelectionVoterCall,
  ): Promise<SelectionDetailsDto> {
    return { selection: toSelectionDto(await this.selections.withdrawVote(id, token, voterKey)) };
  }

  @Route('PUT', ':id/choice', {
    access: 'public',
    throttle: LINK,
    summary: 'Take a space of a selection as its sender',
    description: 'Voters see it. The space is booked on its own page.',
    answer: SelectionDetailsDto,
    errors: [404, 422, 503],
  })
  async choose(
    @Param('id', IdPipe) id: number,
    @Body() { token, space_id: spaceId }: SelectionChoiceInput,
  ): Promise<SelectionDetailsDto> {
    return { selection: toSelectionDto(await this.selections.choose(id, token, spaceId)) };
  }

  @Route('DELETE', ':id', {
    access: 'public',
    throttle: LINK,
    summary: 'Delete a selection with its votes as its sender',
    answer: DoneAnswer,
    errors: [404, 422],
  })
  async delete(@Param('id', IdPipe) id: number, @Body() { token }: SelectionLinkCall): Promise<DoneAnswer> {
    await this.selections.delete(id, token);
    return DONE;
  }
}
