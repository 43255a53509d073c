import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Space } from '../../spaces/index.ts';
import { User } from '../../accounts/users/index.ts';

/** A space saved by a user. */
@Entity({ tableName: 'favourite' })
export class Favourite {
  [PrimaryKeyProp]?: ['user', 'space'];

  @ManyToOne(() => User, { primary: true, deleteRule: 'cascade' })
  user!: Rel<User>;

  @ManyToOne(() => Space, { primary: true, deleteRule: 'cascade' })
  space!: Rel<Space>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
