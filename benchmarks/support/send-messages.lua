-- wrk: each request sends a message of its own from an address of its own, of words that honest messages have.
local turn = 0
local run = tostring(os.time()) .. "-" .. tostring(math.random(1e9))

-- Words as often as people use them: of a hundred words alone, unlike messages would be taken for copies.
local corpus = debug.getinfo(1, "S").source:match("^@(.*/)") .. "../../tests/spam-corpus/en.jsonl"
local words = {}
for line in io.lines(corpus) do
  if line:find('"unwanted":false', 1, true) then
    for word in line:match('"message":"(.*)"'):gmatch("%a+") do words[#words + 1] = word end
  end
end

local function say(count)
  local said = {}
  for i = 1, count do said[i] = words[math.random(#words)] end
  return table.concat(said, " ")
end

request = function()
  turn = turn + 1
  local body = '{"name":"Ann Reader","email":"ann-' .. run .. "-" .. turn .. '@example.com","subject":"' .. say(4)
    .. '","message":"' .. say(40) .. '."}'
  return wrk.format("POST", nil, { ["content-type"] = "application/json" }, body)
end
