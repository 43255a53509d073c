export declare function isNewEnough(version: string): boolean;
export declare function describeMissingNode(version: string, platform: string): string | null;
