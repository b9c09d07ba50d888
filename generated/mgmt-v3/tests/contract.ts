/** The contract of the service "Device management interface": held against its stub, or against the server that the environment names. */
import { service } from "../stub/src/service.ts";
import { contractOf } from "./support/contract.ts";

export const { identifiers, operation, reading, seed, server, subject, writing } = contractOf(service);
