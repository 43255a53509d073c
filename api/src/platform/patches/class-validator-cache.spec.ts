import { expect, it, jest } from '@jest/globals';
import { getMetadataStorage, IsInt, validateSync } from 'class-validator';
import { cacheValidationRules } from './class-validator-cache.ts';

class SizeDto {
  @IsInt() size!: number;
}
const toDto = (size: unknown): object => Object.assign(new SizeDto(), { size });

it('reads the rules of a class once', () => {
  const getRules = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');
  cacheValidationRules();
  for (let round = 0; round < 3; round += 1) {
    expect(validateSync(toDto(1))).toEqual([]);
    expect(validateSync(toDto('x')).map(({ property }) => property)).toEqual(['size']);
  }
  expect(getRules).toHaveBeenCalledTimes(1);
});
