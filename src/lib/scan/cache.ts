/** Where the files of the reader are kept: apart from the app, so that they outlive its versions. */
export const READER_CACHE = 'consigliere.reader';
