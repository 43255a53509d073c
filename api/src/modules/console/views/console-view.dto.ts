import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SAVED_VIEWS } from '@prostora/contracts';
import { IsBoolean, Matches } from 'class-validator';
import { LineRules, RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const LIST = /^[a-z][a-z0-9-]{0,39}$/u;
const ListName = (): PropertyDecorator => Matches(LIST, { message: toRuleMessage('choice') });

export class ConsoleViewsQuery {
  @ApiProperty({ type: String, pattern: LIST.source, description: 'Name of the list.' })
  @ListName()
  list!: string;
}

@ApiSchema({ name: 'ConsoleViewInput' })
export class ConsoleViewInput {
  @ApiProperty({ type: String, maxLength: SAVED_VIEWS.name })
  @RequiredLineRules(SAVED_VIEWS.name)
  name!: string;

  @ApiProperty({
    type: String,
    maxLength: SAVED_VIEWS.query,
    description: 'Query string of the list’s URL without the question mark.',
  })
  @LineRules(SAVED_VIEWS.query)
  query!: string;

  /** Whether it is visible to other operators. */
  @IsBoolean({ message: toRuleMessage('boolean') })
  shared!: boolean;
}

@ApiSchema({ name: 'ConsoleViewNew' })
export class ConsoleViewNew extends ConsoleViewInput {
  @ApiProperty({ type: String, pattern: LIST.source })
  @ListName()
  list!: string;
}

@ApiSchema({ name: 'ConsoleView' })
export class ConsoleViewDto {
  id!: number;
  list!: string;
  name!: string;
  query!: string;
  shared!: boolean;
  /** Only own views can be changed. */
  mine!: boolean;
  /** Name of the owner; null for own views. */
  owner!: string | null;
}

@ApiSchema({ name: 'ConsoleViewsAnswer' })
export class ConsoleViewsAnswerDto {
  items!: ConsoleViewDto[];
}
