/** One line for each thing that can stand in the log; also the label of Undo. */
export const log = {};
