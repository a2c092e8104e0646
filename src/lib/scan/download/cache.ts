/** Where the files of the reader are kept: apart from the app, so that they outlive its versions. */
export const READER_CACHE = 'consigliere.reader';
/** Where the scan worker is kept: it belongs to a version of the app, and only who reads cards needs it. */
export const WORKER_CACHE = 'consigliere.scan-worker';
