import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'OwnerResponse' })
export class OwnerResponseDto {
  /** Null without an answer. */
  median_minutes!: number | null;
  /** Of the requests and inquiries that were answered or ended without an answer, 0–1. */
  answered_share!: number;
}

@ApiSchema({ name: 'VerifiedCompany' })
export class VerifiedCompanyDto {
  ico!: string;
  /** Day on which ARES had this number with the name of the owner. */
  @ApiProperty({ type: String, format: 'date' }) checked_on!: string;
}

/** What visitors see about an owner; null of what there is too little. */
@ApiSchema({ name: 'OwnerProfile' })
export class OwnerProfileDto {
  /** The company, or the person without one. */
  name!: string | null;
  /** The person beside the company, when the owner shows it. */
  person_name!: string | null;
  @ApiProperty({ type: String, example: '2026-03', description: 'Month of the registration.' })
  since!: string;
  /** Of the last twelve months. */
  response!: OwnerResponseDto | null;
  /** Confirmed bookings of guests that have taken place. */
  kept_bookings!: number | null;
  company!: VerifiedCompanyDto | null;
}
