import type { Access, Facts, Get, Post, Resource, When } from "specwright/http";

/**
 * All devices.
 * @source Endpoints
 */
export type Devices = Shelf<{ uri: "/devices" }>;

/**
 * One of them.
 * @source Endpoints
 */
export type OneDevice = Repair<{ uri: "/devices/{id}" }>;

/**
 * What stands on a shelf.
 * @source Endpoints
 */
interface Shelf<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * List the devices
   * @source Endpoints > List
   */
  list: Get<Of["uri"], Device[], "list"> & Access<[{ token: ["devices:read"] }]>;
  /**
   * Add a device
   * @source Endpoints > Add
   */
  create: Post<Of["uri"], Device, Device> & Access<[{ token: ["devices:write"]; key: [] }]>;
}

/**
 * A device in repair.
 * @source Endpoints
 */
interface Repair<Of extends Facts> extends Resource<Of["uri"], Pick<Device, "id">, Device> {
  /**
   * Read a device
   * @source Endpoints > Read
   */
  get: Get<Of["uri"], Device>;
  /**
   * Change a device
   * @source Endpoints > Change
   */
  modify: Post<Of["uri"], Device, Device, "modify"> & Access<["visit", "account"]> & When<"the device runs">;
  /**
   * Restart a device
   * @source Endpoints > Restart
   */
  restart: Post<Of["uri"], Device, Device, "act"> & Access<[{ engineer: []; key: [] }]> & When<"it stands still">;
}

/**
 * A device.
 * @source Device
 */
export interface Device {
  id: string;
  label?: string;
}
