const searchParts = ["0"];
