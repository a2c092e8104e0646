import type { ScanProblem, ScanResult, Vocabulary } from '../model';

/** What the page asks of the scan worker. */
export type Request =
	| { readonly type: 'open'; readonly folder: string }
	| {
			readonly type: 'scan';
			readonly id: number;
			readonly picture: ImageBitmap | ImageData;
			readonly vocabulary: Vocabulary;
	  }
	| { readonly type: 'cancel'; readonly id: number };

/** What the scan worker answers. */
export type Answer =
	| {
			readonly type: 'progress';
			readonly id: number;
			readonly step: 'load' | 'find' | 'read';
			readonly done: number;
	  }
	| { readonly type: 'result'; readonly id: number; readonly result: ScanResult }
	| { readonly type: 'problem'; readonly id: number; readonly problem: ScanProblem };
