import { ApiSchema } from '@nestjs/swagger';

/** The space of a reservation. */
@ApiSchema({ name: 'ReservationSpace' })
export class ReservationSpaceDto {
  id!: number;
  /** `<building>/<space>` or `<building>`. */
  url!: string;
  building_name!: string;
  space_name!: string;
}
