import { Body, Controller, Get, Header, Headers, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CAPTCHA_CHALLENGE_FIELD, CAPTCHA_FIELD } from '@prostora/contracts';
import {
  ApiErrors,
  CurrentActor,
  Throttle,
  Public,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
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

@ApiTags('inquiries')
@ApiExtraModels(DemandNeedsDto)
@Controller('inquiries')
export class DemandController {
  constructor(
    private readonly demands: DemandService,
    private readonly captchaChallenges: CaptchaChallengesService,
  ) {}

  @Get('puzzle')
  @Public()
  @Throttle({ name: 'puzzle', points: 120, seconds: 3600 })
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'A captcha challenge; its solution is sent with a message or a demand' })
  @ApiOkResponse({ type: CaptchaChallengeAnswerDto })
  async getCaptchaChallenge(): Promise<CaptchaChallengeAnswerDto> {
    return { [CAPTCHA_CHALLENGE_FIELD]: { ...(await this.captchaChallenges.create()) } };
  }

  @Get('matches')
  @Public()
  @Throttle({ name: 'demand-matches', points: 120, seconds: 60 })
  @ApiOperation({
    summary: 'How many published spaces match a demand and why others do not, with the best of them',
    description:
      'The total of the event is compared with the budget; spaces without a total match. Without a date there is no total.',
  })
  @ApiOkResponse({ type: DemandMatchesDto })
  @ApiErrors(422, 503)
  async findMatches(@Query() query: DemandMatchesQuery): Promise<DemandMatchesDto> {
    const { budget, ...needs } = query;
    const { cards, ...summary } = await this.demands.findMatches({ ...needs, budgetHaler: toHaler(budget) });
    return { ...toMatchSummaryDto(summary), spaces: cards };
  }

  @Post()
  @NotWhileImpersonating('contract')
  @HttpCode(201)
  @Public()
  @Idempotent()
  @Throttle({ name: 'demand', points: 60, seconds: 3600, shared: true })
  @ApiOperation({
    summary: 'Send a demand',
    description:
      'To at most five spaces, or to the best matches. Three demands an hour per IP address, ten with a captcha solution.',
  })
  @ApiCreatedResponse({ type: DemandSentDto })
  @ApiErrors(422, 503)
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
