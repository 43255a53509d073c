import { Body, type StreamableFile } from '@nestjs/common';
import { formatErrorMessage } from '../../../platform/error-responses/index.ts';
import type { CompletionRequest } from '../../../platform/ai/index.ts';
import {
  type Actor,
  createEventStream,
  CurrentActor,
  Route,
  Routes,
  type StreamedEvent,
} from '../../../platform/http/index.ts';
import {
  AiArticleInput,
  AiAssignmentInput,
  AiPassageInput,
  AiPostInput,
  AiWriterStateDto,
} from './ai-writer.admin.dto.ts';
import { AiWriterService, type WritingEvent } from './ai-writer.service.ts';
import { writingRequests } from './writing-requests.ts';

/** Each text costs money at the language model provider. */
const RATE_LIMIT = { name: 'ai-texts', points: 120, seconds: 3600, shared: true };
const EVENTS =
  'Events `text` {text}, finally `done` {is_cut, tokens: {prompt, completion} | null} or `failed` {error_code, message}.';

@Routes('admin/ai-writer', { tag: 'admin', access: 'console' })
export class AiWriterAdminController {
  constructor(private readonly writer: AiWriterService) {}

  @Route('GET', '/', { summary: 'Configured language model', answer: AiWriterStateDto })
  state(): AiWriterStateDto {
    const name = this.writer.modelName;
    return { configured: name !== null, model: name?.model ?? null, host: name?.host ?? null };
  }

  @Route('POST', 'outline', {
    throttle: RATE_LIMIT,
    maxBody: 256,
    summary: 'Generate an outline as Markdown: title, headings, points',
    answer: { events: EVENTS },
    errors: [422, 503],
  })
  outline(@CurrentActor() actor: Actor, @Body() input: AiAssignmentInput): StreamableFile {
    return this.streamText(actor, 'outline', writingRequests.outline(input));
  }

  @Route('POST', 'article', {
    throttle: RATE_LIMIT,
    maxBody: 256,
    summary: 'Generate a post from an outline, as Markdown',
    answer: { events: EVENTS },
    errors: [422, 503],
  })
  article(@CurrentActor() actor: Actor, @Body() input: AiArticleInput): StreamableFile {
    return this.streamText(actor, 'article', writingRequests.article(input));
  }

  @Route('POST', 'passage', {
    throttle: RATE_LIMIT,
    maxBody: 256,
    summary: 'Rewrite a passage, as Markdown',
    answer: { events: EVENTS },
    errors: [422, 503],
  })
  passage(
    @CurrentActor() actor: Actor,
    @Body() { own_wish: ownWish, ...input }: AiPassageInput,
  ): StreamableFile {
    return this.streamText(actor, 'passage', writingRequests.passage({ ...input, ownWish }));
  }

  @Route('POST', 'titles', {
    throttle: RATE_LIMIT,
    maxBody: 256,
    summary: 'Generate five titles, one per line',
    answer: { events: EVENTS },
    errors: [422, 503],
  })
  titles(@CurrentActor() actor: Actor, @Body() input: AiPostInput): StreamableFile {
    return this.streamText(actor, 'titles', writingRequests.titles(input));
  }

  @Route('POST', 'description', {
    throttle: RATE_LIMIT,
    maxBody: 256,
    summary: 'Generate a meta description',
    answer: { events: EVENTS },
    errors: [422, 503],
  })
  description(@CurrentActor() actor: Actor, @Body() input: AiPostInput): StreamableFile {
    return this.streamText(actor, 'description', writingRequests.description(input));
  }

  private streamText(actor: Actor, kind: string, order: CompletionRequest): StreamableFile {
    const start = this.writer.start(actor, kind, order);
    return createEventStream((signal) => withMessages(start(signal)));
  }
}

/** Adds the message of its code to a failure. */
async function* withMessages(events: AsyncIterable<WritingEvent>): AsyncGenerator<StreamedEvent> {
  for await (const event of events)
    yield event.event === 'failed'
      ? { ...event, data: { ...event.data, message: formatErrorMessage(event.data.error_code) } }
      : event;
}
