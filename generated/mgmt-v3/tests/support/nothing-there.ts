/** What a test needs is not there, and no documented request makes it: the test is skipped, with the reason. */
export class NothingThere extends Error {}
