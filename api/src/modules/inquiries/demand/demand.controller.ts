import { Body, Headers, Ip, Query } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import { CAPTCHA_CHALLENGE_FIELD, CAPTCHA_FIELD } from '@prostora/contracts';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import {
  DemandInputDto,
  DemandMatchesDto,
  DemandMatchesQuery,
  DemandNeedsDto,
  DemandSentDto,
  CaptchaChallengeAnswerDto,
} from './demand.dto.ts';
import { DemandService } from './demand.service.ts';
import { toMatchSummaryDto } from '../inquiry.mapper.ts';
import { CaptchaChallengesService } from '../../../platform/bot-protection/index.ts';

const toHaler = (czk: number | null | undefined): number | null =>
  czk === null || czk === undefined ? null : Math.round(czk * 100);

@Routes('inquiries', { tag: 'inquiries' })
@ApiExtraModels(DemandNeedsDto)
export class DemandController {
  constructor(
    private readonly demands: DemandService,
    private readonly captchaChallenges: CaptchaChallengesService,
  ) {}

  @Route('GET', 'puzzle', {
    access: 'public',
    throttle: { name: 'puzzle', points: 120, seconds: 3600 },
    summary: 'A captcha challenge; its solution is sent with a message or a demand',
    headers: { 'cache-control': 'no-store' },
    answer: CaptchaChallengeAnswerDto,
  })
  async getCaptchaChallenge(): Promise<CaptchaChallengeAnswerDto> {
    return { [CAPTCHA_CHALLENGE_FIELD]: { ...(await this.captchaChallenges.create()) } };
  }

  @Route('GET', 'matches', {
    access: 'public',
    throttle: { name: 'demand-matches', points: 120, seconds: 60 },
    summary: 'How many published spaces match a demand and why others do not, with the best of them',
    description:
      'The total of the event is compared with the budget; spaces without a total match. Without a date there is no total.',
    answer: DemandMatchesDto,
    errors: [422, 503],
  })
  async findMatches(@Query() query: DemandMatchesQuery): Promise<DemandMatchesDto> {
    const { budget, ...needs } = query;
    const { cards, ...summary } = await this.demands.findMatches({ ...needs, budgetHaler: toHaler(budget) });
    return { ...toMatchSummaryDto(summary), spaces: cards };
  }

  @Route('POST', '/', {
    access: 'public',
    notWhileImpersonating: 'contract',
    throttle: { name: 'demand', points: 60, seconds: 3600, shared: true },
    idempotent: 'route',
    summary: 'Send a demand',
    description:
      'To at most five spaces, or to the best matches. Three demands an hour per IP address, ten with a captcha solution.',
    status: 201,
    answer: DemandSentDto,
    errors: [422, 503],
  })
  send(
    @CurrentActor() actor: Actor,
    @Body()
    {
      purpose_text,
      budget,
      text,
      fullname,
      email,
      phone,
      terms_accepted: _terms,
      space_ids: spaceIds,
      website: honeypot,
      [CAPTCHA_FIELD]: captchaSolution,
      ...needs
    }: DemandInputDto,
    @Ip() ip: string,
    @Headers('user-agent') userAgent: string | undefined,
  ): Promise<DemandSentDto> {
    return this.demands.send(
      actor,
      {
        needs,
        purposeText: purpose_text ?? null,
        budgetHaler: toHaler(budget),
        text,
        fullname,
        email,
        phone: phone ?? null,
        spaceIds,
        honeypot,
        captchaSolution,
      },
      { ip, userAgent },
    );
  }
}
